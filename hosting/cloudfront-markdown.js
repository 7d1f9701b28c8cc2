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
  var headers = response.headers;
  var type = headers['content-type'] ? headers['content-type'].value : '';
  var isTwin = uri.endsWith('.md');
  if (uri.endsWith('/.well-known/api-catalog'))
    headers['content-type'] = { value: 'application/linkset+json' };
  if (response.statusCode >= 400 || (!isTwin && type.indexOf('text/html') !== 0)) return response;
  var vary = headers.vary ? headers.vary.value + ', ' : '';
  headers.vary = { value: vary + 'Accept' };
  if (isTwin) {
    headers['content-type'] = { value: 'text/markdown; charset=utf-8' };
    headers['x-robots-tag'] = { value: 'noindex' };
  }
  if (isSearch(uri)) return response;
  var other = isTwin
    ? '<' + toPage(uri) + '>; rel="canonical"'
    : '<' + toTwin(uri) + '>; rel="alternate"; type="text/markdown"';
  headers.link = {
    value: other + ', <' + toIndex(toPage(uri)) + '>; rel="describedby"; type="text/plain"',
  };
  return response;
}

// The page of a file of Markdown, which may be a part of it, or the samples of an operation.
function toPage(uri) {
  if (!uri.endsWith('.md')) return uri;
  var part = uri.replace(/\.md$/, '').replace(/(\D)\.\d+$/, '$1');
  return part.replace(/\.samples$/, '').replace(/\/index$/, '/');
}

// The index that covers a page: of its API, its version, its language, or the site.
function toIndex(uri) {
  var site = SITE.exec(uri)[0];
  return site + SECTION.exec(uri.slice(site.length))[0] + '/llms.txt';
}

// A preview has a site of its own, and so has a language: no other page at the root has two letters.
var SITE = /^(?:\/pr-\d+)?(?:\/[a-z]{2}(?:-[A-Za-z]+)?(?=\/|$))?/;
var SECTION =
  /^(?:\/docs(?:\/(?:next|v?\d+(?:\.[\dx]+)*))?\/api\/[^/]+|\/docs\/(?:next|v?\d+(?:\.[\dx]+)*)(?=\/|$))?/;

// The folder of a version may end in ".x".
function isFile(uri) {
  return /\.[a-z][a-z\d]+$/i.test(uri);
}

// The path on its site.
function toSitePath(uri) {
  return uri.replace(SITE, '').replace(/\/$/, '');
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
