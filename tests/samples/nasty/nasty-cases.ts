import type { ProofCase } from '../proof-case';
import { addressCases } from './address-cases';
import { formCases } from './form-cases';
import { headerCases } from './header-cases';
import { jsonCases } from './json-cases';
import { languageCases } from './language-cases';
import { limitCases } from './limit-cases';
import { redirectCases } from './redirect-cases';
import { responseCases } from './response-cases';
import { textCases } from './text-cases';

/** Requests that break careless code. */
export const nastyCases: readonly ProofCase[] = [
  ...addressCases,
  ...headerCases,
  ...jsonCases,
  ...formCases,
  ...textCases,
  ...redirectCases,
  ...responseCases,
  ...limitCases,
  ...languageCases,
];
