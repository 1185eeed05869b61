// A bot for Khôra in thirty lines. It plays random legal moves at every table where its account has a seat.
//   KHORA_URL=http://localhost:3000 KHORA_TOKEN=khora_… node bot.mjs [table to join]
const { KHORA_URL = 'http://localhost:3000', KHORA_TOKEN: token } = process.env;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function api(method, path, body) {
  const response = await fetch(KHORA_URL + path, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}
const post = (path, body) => api('POST', path, body);

/** Put your ideas here: `view` is what your seat may see, `moves` what it may do. */
const choose = ({ moves }) => moves[Math.floor(Math.random() * moves.length)];

async function play(table) {
  let [rest, made] = ['', 0];
  for await (const chunk of (await api('GET', `/api/tables/${table}/stream`)).body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    const position = JSON.parse(lines.findLast((line) => line) ?? '{}');
    // A line from before our last move is old news. The id makes sure that a move which is sent twice is made once.
    if (!position.decision || position.version < made) continue;
    const request = { id: `bot-move-${position.version}`, move: choose(position) };
    const answer = await post(`/api/tables/${table}/moves`, request).catch((error) => console.error(error.message));
    if (answer) made = (await answer.json()).version;
  }
}

const entropy = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
if (process.argv[2]) await post(`/api/tables/${process.argv[2]}/join`, { entropy: entropy() });
const tables = await (await api('GET', '/api/tables/mine')).json();
await Promise.all(tables.filter(({ status }) => status !== 'finished').map(({ id }) => play(id)));
