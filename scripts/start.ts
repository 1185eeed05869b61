// Builds the client if needed and opens the server: `npm start` runs this.
import { buildIfStale } from '@khora/web/build';

await buildIfStale();
await import('@khora/server/main');
