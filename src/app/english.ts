import { texts as apiPages } from '../api/pages/texts';
import { texts as api } from '../api/texts';
import { texts as tryIt } from '../api/try-it/texts';
import { texts as guides } from '../guides/texts';
import { texts as versions } from '../guides/versions/texts';
import { texts as home } from '../home/texts';
import { texts as mdx } from '../mdx/texts';
import { englishLabels } from '../model/api/api';
import { joinTexts } from '../model/text/text-catalogue';
import { texts as searchBox } from '../search/box/texts';
import { texts as search } from '../search/texts';
import { texts as sidebar } from '../shell/sidebar/texts';
import { texts as shell } from '../shell/texts';
import { texts as navigation } from '../ui/navigation/texts';
import { texts as ui } from '../ui/texts';

/**
 * Every text of the interface, in English: what a translation is checked against.
 *
 * Only the build reads it. In the browser, each feature brings its own texts along.
 */
export const english = joinTexts([
  { referenceLabels: englishLabels },
  api,
  apiPages,
  tryIt,
  ui,
  navigation,
  guides,
  versions,
  mdx,
  shell,
  sidebar,
  home,
  search,
  searchBox,
]);
