import { Client } from 'pg';

/** About as long as the notice of a move. */
const NOTICE = 'x'.repeat(400);
/** As many as a busy process commits together. */
const TOGETHER = 50;

/** How many notices a second reach this many listeners, with two processes sending as fast as they can. */
export async function notifications(url: string, listeners: number, seconds: number): Promise<number> {
  const connect = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const heard = Array.from({ length: listeners }, () => 0);
  const ears = await Promise.all(heard.map(connect));
  for (const [index, ear] of ears.entries()) {
    ear.on('notification', () => {
      heard[index] = (heard[index] ?? 0) + 1;
    });
    await ear.query('listen bench');
  }
  const senders = await Promise.all([connect(), connect()]);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    senders.map(async (sender) => {
      while (performance.now() < end)
        // Each must have a different text, or PostgreSQL sends it only once.
        await sender.query(
          `select pg_notify('bench', $1 || number) from generate_series(1, ${TOGETHER}) number`,
          [NOTICE],
        );
    }),
  );
  const least = Math.min(...heard);
  await Promise.all([...ears, ...senders].map((client) => client.end()));
  return least / seconds;
}
