import stylesheet from './palette.css?url';

let loaded: Promise<void> | undefined;

/** Loads the style of the palette, which no page needs before; a failure is not kept. */
export function loadPaletteStyle(): Promise<void> {
  loaded ??= appendStyle().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function appendStyle(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  try {
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${stylesheet} could not be loaded.`)));
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}
