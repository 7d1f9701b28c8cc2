/*
 * All that pages of APIs are made with. In development it is loaded with the first API that is read: most runs have
 * kept what their first page asks of the APIs.
 */
export { readApi } from '../api/read-api';
export { checkOtherTargets } from '../samples/other-targets';
export { toApiModule, toReferenceModule } from './api-modules';
export { makeDataFiles, toFileReader, toFileSources } from './data-files';
