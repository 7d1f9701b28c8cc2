/*
 * What the processes of a build tell each other in files of its folder. They are removed at its end, with the bundle
 * for prerendering.
 */

/** Says which bundle the folder has, and so of which app its pages are made. */
export const BUNDLE_NAME_FILE = 'server/bundle-name.txt';

/** The template of documents as it is published, whose scripts the content policy allows. */
export const TEMPLATE_FILE = 'server/template.html';
