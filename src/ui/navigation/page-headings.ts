import { createContext } from 'react';
import type { Heading } from '../../model/navigation/heading';

/** The headings of the page that is shown, for tables of contents within its text. */
export const PageHeadings = createContext<readonly Heading[]>([]);
