import { texts as apiPages } from '../api/pages/texts';
import { texts as api } from '../api/texts';
import { texts as tryIt } from '../api/try-it/texts';
import { texts as guides } from '../guides/texts';
import { texts as versions } from '../guides/versions/texts';
import { texts as home } from '../home/texts';
import { texts as mdx } from '../mdx/texts';
import { englishLabels } from '../model/api/api';
import { joinTexts } from '../model/text/text-catalogue';
import { texts as searchBox } from '../search/field/texts';
import { texts as search } from '../search/texts';
import { texts as announcement } from '../shell/announcement/texts';
import { texts as sidebar } from '../shell/sidebar/texts';
import { texts as shell } from '../shell/texts';
import { texts as navigation } from '../ui/navigation/texts';
import { texts as ui } from '../ui/texts';

/**
 * All interface texts in English; translations are checked against them.
 *
 * Only the build reads them. In the browser, each feature imports its own texts.
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
  announcement,
  sidebar,
  home,
  search,
  searchBox,
]);
