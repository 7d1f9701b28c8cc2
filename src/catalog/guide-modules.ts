import type { ComponentType, ReactNode } from 'react';
import type { Heading } from '../model/navigation/heading';

/** The props that a compiled guide takes. */
export interface MdxProps {
  // The key is MDX's: a map from element names to components.
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
}

/** A guide that is compiled, as it has code of its own. */
export interface GuideModule {
  readonly default: (props: MdxProps) => ReactNode;
  /** With those of the partials that it includes. */
  readonly headings: readonly Heading[];
}

/** Loads the text of a guide with code; `path` is that of its page. */
export async function loadGuideModule(file: string, path: string) {
  const { default: body, headings } = await importModule(file);
  if (typeof body !== 'function') {
    throw new TypeError(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  return { body, headings };
}

async function importModule(file: string): Promise<GuideModule> {
  // Only a build knows which guides have code before they are compiled.
  if (import.meta.env.DEV) return importNewest(file);
  const { modules } = await import('virtual:guide-modules');
  const load = modules[`/${file}`];
  if (load === undefined) throw new Error(`There is no module of ${file}.`);
  return load();
}

function importNewest(file: string): Promise<GuideModule> {
  const url = import.meta.env.SSR ? `/${file}` : import.meta.env.BASE_URL + file;
  return import(/* @vite-ignore */ newest === '' ? url : `${url}?t=${newest}`);
}

let newest = '';

/** Has modules imported anew: in development, when a source was saved at a time that Vite has marked them with. */
export function renewGuideModules(timestamp: number): void {
  newest = String(timestamp);
}
