// A CloudFront function for the event "viewer request". It asks the bucket for the Markdown of a page, which is beside
// it, when a request prefers that: agents do, browsers do not. The address changes, so that each has a cache of its own.
// CloudFront reads only old JavaScript.

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it.
function handler(event) {
  var request = event.request;
  var accept = request.headers.accept ? request.headers.accept.value : '';
  // A file is what it is.
  if (/\.[a-z]\w*$/i.test(request.uri) || !prefersMarkdown(accept)) return request;
  // The home page of the site, and that of a preview.
  var isHome = /^(?:\/pr-\d+)?\/?$/.test(request.uri);
  request.uri = request.uri.replace(/\/?$/, '') + (isHome ? '/index.md' : '.md');
  return request;
}

// Markdown is named, with a quality not below that of HTML.
function prefersMarkdown(accept) {
  var markdown = findQuality(accept, 'text/markdown');
  return markdown > 0 && markdown >= findQuality(accept, 'text/html');
}

function findQuality(accept, type) {
  var quality = 0;
  accept
    .toLowerCase()
    .split(',')
    .forEach(function (range) {
      var parts = range.split(';').map(function (part) {
        return part.trim();
      });
      if (parts[0] !== type) return;
      var written;
      parts.forEach(function (part) {
        if (part.indexOf('q=') === 0) written = part;
      });
      quality = written === undefined ? 1 : Number(written.slice(2));
    });
  return quality;
}
