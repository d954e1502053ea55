/** The built console and editor, and the addresses that belong to each. */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Router, static as serveStatic, type Request, type RequestHandler, type Response} from 'express';
import compressedStatic from 'express-static-gzip';
import type {Config} from '../config';

/** Addresses of the design editor; every other page is the console's. */
const EDITOR_PAGES = /^\/(?:us\/)?design\/|^\/templateLibrary(?:\/|$)|^\/templates\/|^\/quote\//;

/** Addresses that are never pages: what is not found there is answered in JSON. */
const NO_PAGES = /^\/(?:api|rest|files|health|openapi\.json|explorer)(?:\/|$)/;

/**
 * Styles may stand inside the page: the console's parts (MUI on emotion) and the editor's put theirs there as they are
 * drawn, and what they say comes from the build, never from a record. Scripts may not.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** For a page and all that belongs to it. */
function guard(response: Response): void {
  response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Referrer-Policy', 'same-origin');
}

function sendIndex(response: Response, folder: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  guard(response);
  response.sendFile(join(folder, 'index.html'));
}

/**
 * Files whose names carry a hash of their content never change. Each is sent in the smallest form that the build made
 * and the browser takes.
 */
function assets(folder: string): RequestHandler {
  return compressedStatic(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      setHeaders(response, path) {
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    },
  });
}

/** Throws for a path that is no text, which the sequence answers as one that is not there. */
function requireReadable({path}: Request, _response: Response, next: () => void): void {
  decodeURIComponent(path);
  next();
}

/** The page to explore the API with. */
function explorer(): Router {
  const router = Router();
  router.use((_request, response, next) => {
    guard(response);
    next();
  });
  router.get('/swagger-initializer.js', (_request, response) => {
    response
      .type('js')
      .send(
        "window.ui = SwaggerUIBundle({url: '/openapi.json', dom_id: '#swagger-ui', " +
          'deepLinking: true, validatorUrl: null});',
      );
  });
  router.use(serveStatic(dirname(require.resolve('swagger-ui-dist/package.json'))));
  return router;
}

export function pages({consoleDir, editorDir}: Pick<Config, 'consoleDir' | 'editorDir'>): Router {
  const router = Router();
  router.use(requireReadable);
  router.use('/explorer', explorer());
  router.use('/editor', assets(editorDir));
  router.use(assets(consoleDir));
  router.get('*', (request: Request, response: Response, next: () => void) => {
    const folder = EDITOR_PAGES.test(request.path) ? editorDir : consoleDir;
    if (NO_PAGES.test(request.path) || /\.\w{1,8}$/.test(request.path) || !existsSync(join(folder, 'index.html')))
      return next();
    sendIndex(response, folder);
  });
  return router;
}
