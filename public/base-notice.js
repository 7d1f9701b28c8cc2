// On the home page: says so when the site lies at another path than it was built for. Nothing else of the site
// loads then, so this file is alone, and its address is relative.
{
  const { base = '/' } = document.currentScript.dataset;
  const served = location.pathname.replace(/\/?(?:index\.html)?$/, '/');
  const id = '__docusaurus-base-url-issue-banner';
  const explain = () => {
    const lines = [
      'Your site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      `Current configured baseUrl = ${base}${base === '/' ? ' (default value)' : ''}`,
      `We suggest trying baseUrl = ${served}`,
    ].map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    });
    lines.at(-1).id = `${id}-suggestion-container`;
    const banner = document.createElement('div');
    banner.id = id;
    banner.append(...lines);
    const container = document.createElement('div');
    container.id = `${id}-container`;
    container.append(banner);
    document.body.prepend(container);
  };
  const check = () => {
    // src/app/client.tsx has not begun. Where the path is right, only the line has failed.
    if (document.documentElement.dataset.started === undefined && base !== served) explain();
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);
}
