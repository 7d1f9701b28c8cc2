const loading = new Map<string, Promise<void>>();

/** Loads a style sheet that no page needs at first, once; a failure is not kept. */
export function loadLateStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known !== undefined) return known;
  const loaded = appendStyle(href);
  loading.set(href, loaded);
  loaded.catch(() => loading.delete(href));
  return loaded;
}

async function appendStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  try {
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${href} could not be loaded.`)));
      // Behind the style sheet of all pages, which says the order of the layers.
      document.body.append(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}
