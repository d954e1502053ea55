/**
 * An ordinary day's work while others attack: each clerk makes tag types, renames them and looks at lists, one thing
 * after another, once at least. A process of its own, since whoever attacks is too busy to measure. Prints what was
 * acknowledged, how long each kind of request took at most, and what was refused, when its input has ended.
 * `clerks.mjs <url> <token> ...`
 */
import {randomUUID} from 'node:crypto';

const [url, ...tokens] = process.argv.slice(2);
/** What a clerk needs to read and to think before the next request. */
const THOUGHT_MS = 150;

const names = {};
const longestMs = {};
const refused = [];
let ended = false;

async function request(token, method, path, values) {
  const headers = {token, 'Content-Type': 'application/json'};
  const sent = values === undefined ? {method, headers} : {method, headers, body: JSON.stringify(values)};
  const answer = await fetch(`${url}/rest/${path}`, sent);
  return {ok: answer.ok, status: answer.status, body: await answer.json()};
}

async function ask(token, method, path, values) {
  const [entity] = path.split('/');
  const what = `${method} ${entity}`;
  const start = performance.now();
  const {ok, status, body} = await request(token, method, path, values).catch(error => ({
    ok: false,
    status: String(error),
  }));
  longestMs[what] = Math.max(longestMs[what] ?? 0, Math.round(performance.now() - start));
  if (!ok) refused.push(`${what}: ${status}`);
  await new Promise(done => {
    setTimeout(done, THOUGHT_MS);
  });
  return ok ? body : undefined;
}

async function work(token) {
  do {
    const [first, second] = [`siege ${randomUUID()}`, `siege ${randomUUID()}`];
    const made = await ask(token, 'POST', 'tag-type', {labelTypeName: first});
    await ask(token, 'GET', 'order');
    if (made) {
      names[made.id] = first;
      if (await ask(token, 'PUT', `tag-type/${made.id}`, {labelTypeName: second})) names[made.id] = second;
      await ask(token, 'GET', `tag-type/${made.id}`);
    }
    await ask(token, 'GET', 'country');
  } while (!ended);
}

process.stdin.resume().once('end', () => {
  ended = true;
});
await Promise.all(tokens.map(work));
console.log(JSON.stringify({names, longestMs, refused}));
