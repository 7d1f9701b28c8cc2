// A CloudFront function for the events "viewer request" and "viewer response" of one behaviour. It asks the bucket for
// the Markdown of a page, which is beside it, when a request prefers that: agents do, browsers do not. The address
// changes, so that each has a cache of its own. The response links to the other form of the page, and to its index.
// CloudFront reads only old JavaScript.

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it.
function handler(event) {
  return event.context.eventType === 'viewer-response'
    ? withLinks(event.response, event.request.uri)
    : toMarkdown(event.request);
}

function toMarkdown(request) {
  var accept = request.headers.accept ? request.headers.accept.value : '';
  // A file is what it is.
  if (isFile(request.uri) || isSearch(request.uri) || !prefersMarkdown(accept)) return request;
  request.uri = toTwin(request.uri);
  return request;
}

function withLinks(response, uri) {
  var isTwin = uri.endsWith('.md');
  var page = uri.replace(/(?:\/index)?\.md$/, '').replace(/\/$/, '');
  if (response.statusCode >= 400 || (isFile(uri) && !isTwin) || isSearch(page)) return response;
  // Add the folders of versions and languages.
  var index = /^(?:\/pr-\d+)?(?:\/docs\/api\/[^/]+)?/.exec(page)[0] + '/llms.txt';
  var other = isTwin
    ? '<' + (page || '/') + '>; rel="canonical"'
    : '<' + toTwin(uri) + '>; rel="alternate"; type="text/markdown"';
  response.headers.link = {
    value: other + ', <' + index + '>; rel="describedby"; type="text/plain"',
  };
  return response;
}

// The folder of a version may end in ".x".
function isFile(uri) {
  return /\.[a-z][a-z\d]+$/i.test(uri);
}

// The path on its site: a preview has its own. Add the folders of languages, such as (?:\/vi)? at the end.
function toSitePath(uri) {
  return uri.replace(/^(?:\/pr-\d+)?/, '').replace(/\/$/, '');
}

// The search has no Markdown.
function isSearch(uri) {
  return toSitePath(uri) === '/search';
}

function toTwin(uri) {
  return uri.replace(/\/?$/, '') + (toSitePath(uri) === '' ? '/index.md' : '.md');
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
