import addresses from 'virtual:guide-addresses';
import type { GuideAddresses } from '../model/site/navbar';

/** The addresses of guides in each version, in their order: the first one, and those that the navbar leads to. */
export const guideAddresses: readonly GuideAddresses[] = addresses;
