/** What the measurement of the editor needs of the server: stored pictures and designs behind shared links. */
const PASSWORD = 'emblem-demo';
const MEMBER = 'visitor@example.com';

async function call(url, path, body, token) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(token ? {token} : {})},
    body: JSON.stringify(body),
  });
  const {code, message, data} = await response.json();
  if (code !== '200') throw new Error(`${path} answered ${code}: ${message}`);
  return data;
}

export async function signInMember(url) {
  return (await call(url, '/app/member/login', {email: MEMBER, password: PASSWORD})).token;
}

/** Stores a picture by the documented form; answers its address. */
export async function store(url, token, name, content) {
  const {
    policy,
    accessid,
    signature,
    dir,
    url: target,
  } = await call(url, '/gyoss/oss/web/config', {systemName: 'customOss'}, token);
  const body = new FormData();
  for (const [field, value] of Object.entries({
    policy,
    OSSAccessKeyId: accessid,
    signature,
    success_action_status: '201',
    key: `${dir}${name}`,
    name,
  }))
    body.append(field, value);
  body.append('file', new Blob([content], {type: 'image/png'}), name);
  const answer = await fetch(new URL(target, url), {method: 'POST', body});
  if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).url;
}

/** The address under which the editor opens a design. */
export async function share(url, token, front) {
  const {secret} = await call(
    url,
    '/app/design/designTemplateShare/addDesignTemplateShare',
    {layersData: JSON.stringify({frontData: front, backData: null}), routingName: '/design/lapel-pins'},
    token,
  );
  return `${url}/design/lapel-pins?id=${secret}&test`;
}
