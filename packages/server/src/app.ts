import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authRoutes } from './accounts/sign-in/auth-routes.ts';
import type { Config } from './config.ts';
import { answerError, answerSocketError, asRefused, turnAway } from './error-answer.ts';
import { Refused } from './errors.ts';
import { clientOf, sourceOf } from './limits/address.ts';
import { insistMayAskFor } from './limits/cold-tables.ts';
import { Doorway } from './limits/doorway.ts';
import { crowdLimits, PERSON } from './limits/limits.ts';
import { ProxyWatch } from './limits/proxies.ts';
import { requestStore } from './limits/request-store.ts';
import { liveRoute } from './live/live-route.ts';
import { dailyRoutes } from './routes/daily.ts';
import { daysOffRoutes } from './routes/days-off.ts';
import { friendRoutes } from './routes/friends.ts';
import { gameRoutes } from './routes/games.ts';
import { meRoutes } from './routes/me.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { pairingRoutes } from './routes/pairing.ts';
import { previewRoutes } from './routes/preview.ts';
import { profileRoutes } from './routes/profiles.ts';
import { progressRoutes } from './routes/progress.ts';
import { pushRoutes } from './routes/push.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { statusRoutes } from './routes/status.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { tokenRoutes } from './routes/tokens.ts';
import type { Services } from './services.ts';

/** The largest body and the largest message on a socket, in bytes. */
const MAX_BODY = 16_384;
/** How long, in seconds, a browser that came over https will use nothing else. */
const YEAR = 31_536_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  // Animation writes positions into style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // The proxy in front says whether players come over https.
  upgradeInsecureRequests: null,
};

interface AppOptions extends FastifyServerOptions {
  readonly now: () => number;
}

export async function buildApp(
  config: Config,
  services: (app: FastifyInstance) => Promise<Services>,
  { now, ...options }: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: [...config.trustProxy],
    logger: { level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    // Malformed addresses match no route.
    frameworkErrors: answerError,
    ...options,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refused('not-found', 'There is nothing at this address.'), request, reply),
  );
  const doors: { services?: Services } = {};
  const doorway = new Doorway();
  // Before everything else, and without anything else: a flood of requests must cost less to refuse than to send.
  app.addHook('onRequest', (request, reply, next) => {
    if (!doors.services) return next();
    const { limits, metrics } = doors.services;
    const client = clientOf(request);
    const { key: person, address } = client;
    const rest = isDoor(request) ? limits.restOf(client) : 0;
    if (rest === 0 && doorway.enter({ person, address, rank: limits.rankOf(address) }, next)) return;
    metrics.refused.inc({ error: 'too-fast' });
    if (rest === 0) limits.noteRefused(client, 'too-fast');
    turnAway(request, reply, rest);
  });
  await app.register(helmet, { contentSecurityPolicy: { directives: CONTENT_SECURITY }, hsts: false });
  const proxies = new ProxyWatch(app.log);
  app.addHook('onRequest', (request, reply, next) => {
    proxies.look(request);
    if (isDoor(request)) doors.services?.sanctions.insistMayCome(sourceOf(request));
    if (!isFile(request) && doors.services?.limits.mayAsk(sourceOf(request)) === false)
      throw new Refused('too-fast', 'Too many requests from your network. Wait a moment.');
    if (request.protocol === 'https') void reply.header('strict-transport-security', `max-age=${YEAR}`);
    next();
  });
  await app.register(rateLimit, {
    // People without a name are not one person: they have what their address has.
    max: (request, key) =>
      key === sourceOf(request) ? crowdLimits(config.crowd).requests.burst : PERSON.requests,
    timeWindow: '1 minute',
    // A whole school can open the page: files are for everybody.
    allowList: (request) => config.unlimited || isFile(request),
    keyGenerator: async (request) =>
      (await doors.services?.identify(request).catch(() => null))?.id ?? sourceOf(request),
    store: requestStore(now),
    errorResponseBuilder: () => new Refused('too-fast', 'Too many requests. Wait a minute.'),
  });
  await app.register(websocket, {
    errorHandler: answerSocketError,
    options: { maxPayload: MAX_BODY, perMessageDeflate: false, clientTracking: false },
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Khôra', description: 'Tables, games and moves', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const ready = await services(app);
  doors.services = ready;
  app.addHook('preHandler', (request) => insistMayAskFor(ready, request));
  app.addHook('onError', (request, _reply, error, done) => {
    const { code } = asRefused(error);
    ready.metrics.refused.inc({ error: code });
    ready.limits.noteRefused(clientOf(request), code);
    done();
  });
  await app.register(authRoutes, ready);
  await app.register(meRoutes, ready);
  await app.register(tokenRoutes, ready);
  await app.register(moderationRoutes, ready);
  await app.register(previewRoutes, { ...ready, url: config.url });
  await app.register(pairingRoutes, ready);
  await app.register(friendRoutes, ready);
  await app.register(profileRoutes, ready);
  await app.register(progressRoutes, ready);
  await app.register(dailyRoutes, ready);
  await app.register(daysOffRoutes, ready);
  await app.register(pushRoutes, ready);
  await app.register(liveRoute, ready);
  await app.register(tableRoutes, ready);
  await app.register(gameRoutes, ready);
  await app.register(reviewRoutes, ready);
  await app.register(streamRoutes, ready);
  await app.register(statusRoutes, { ...ready, problems: config.problems });
  if (existsSync(config.client))
    await app.register(fastifyStatic, {
      root: config.client,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : 'no-cache');
      },
    });
  return app;
}

/** Whether a request needs access: everybody can get the page itself, which says why nothing else works. */
function isDoor({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && (url === '/ws' || url.startsWith('/api/'));
}

/** Whether a file of the client is requested. */
function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}
