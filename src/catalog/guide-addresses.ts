import addresses from 'virtual:guide-addresses';
import type { GuideAddresses } from '../model/site/navbar';

/** The addresses of guides in the last version: the first one, and those that the navbar leads to. */
export const guideAddresses: GuideAddresses = addresses;
