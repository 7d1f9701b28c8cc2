import { guides, words } from 'virtual:home';
import type { HomeGuide } from '../model/guides/home-guide';
import type { HomeConfig } from '../model/site/site';

/** The parts of the guides that the home page leads to. */
export const homeGuides: readonly HomeGuide[] = guides;

/** What the home page says. */
export const homeWords: Pick<HomeConfig, 'introduction' | 'start'> = words;
