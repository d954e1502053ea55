/** A console as react-admin's own examples make it by hand, on the same records: what the generated console is measured beside. */
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import simpleRest from 'ra-data-simple-rest';
import {
  Admin,
  ArrayInput,
  Create,
  Datagrid,
  DateField,
  EditGuesser,
  fetchUtils,
  ImageField,
  ImageInput,
  List,
  NumberField,
  ReferenceInput,
  required,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextField,
  TextInput,
  Title,
  useGetList,
} from 'react-admin';
import {createRoot} from 'react-dom/client';

const TOKEN = 'rival-token';

const http = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    headers: new Headers({Accept: 'application/json', token: localStorage.getItem(TOKEN) ?? ''}),
  });

const authProvider = {
  async login({username, password}) {
    const {json} = await fetchUtils.fetchJson('/api/login', {
      method: 'POST',
      body: JSON.stringify({userName: username, password}),
    });
    if (json.code !== '200') throw new Error(json.message);
    localStorage.setItem(TOKEN, json.data.token);
  },
  logout: () => Promise.resolve(localStorage.removeItem(TOKEN)),
  checkAuth: () => (localStorage.getItem(TOKEN) ? Promise.resolve() : Promise.reject(new Error('nobody'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

function Dashboard() {
  const {data} = useGetList('order', {pagination: {page: 1, perPage: 8}, sort: {field: 'createdAt', order: 'DESC'}});
  return (
    <Card>
      <Title title="Dashboard" />
      <CardContent>
        {data && (
          <ul data-bench="dashboard">
            {data.map(({id, name}) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

const listOf =
  (...columns) =>
  () => (
    <List perPage={25}>
      <Datagrid>{columns}</Datagrid>
    </List>
  );
const text = source => <TextField key={source} source={source} />;
const date = <DateField key="createdAt" source="createdAt" />;

const Orders = listOf(
  text('title'),
  text('name'),
  text('currency'),
  <NumberField key="status" source="status" />,
  date,
);
const Countries = listOf(text('name'), text('nameZh'), text('code'), <NumberField key="sort" source="sort" />, date);

/** The picture by the documented form, as the console's own widget sends it. */
async function upload(file) {
  const {
    json: {data},
  } = await http('/api/gyoss/oss/web/config', {
    method: 'POST',
    body: JSON.stringify({systemName: 'customOss', modelDir: 'plating-colour'}),
  });
  const body = new FormData();
  for (const [name, value] of Object.entries({
    policy: data.policy,
    OSSAccessKeyId: data.accessid,
    signature: data.signature,
    success_action_status: '201',
    key: data.dir + file.name,
    name: file.name,
  }))
    body.append(name, value);
  body.append('file', file);
  return (await (await fetch(data.url, {method: 'POST', body})).json()).url;
}

/** Names are looked up by the server: whoever writes the form by hand would not have them typed in. */
const sent = async ({picture, quoteTechesList, ...values}) => ({
  ...values,
  paltingImg: await upload(picture.rawFile),
  quoteTechesList: quoteTechesList.map(({techList, ...entry}) => ({
    ...entry,
    quoteName: '',
    techList: techList.map(tech => ({...tech, techName: ''})),
  })),
});

const pick = (source, reference, optionText, label) => (
  <ReferenceInput source={source} reference={reference} perPage={100}>
    <SelectInput optionText={optionText} label={label} validate={required()} />
  </ReferenceInput>
);

const NewPlating = () => (
  <Create redirect="list" transform={sent}>
    <SimpleForm>
      <TextInput source="platingName" validate={required()} />
      <ImageInput source="picture" validate={required()}>
        <ImageField source="src" title="title" />
      </ImageInput>
      {['paltingShadeConvex', 'paltingShadeConcave', 'paltingSubShadeConvex', 'paltingSubShadeConcave'].map(source => (
        <TextInput key={source} source={source} />
      ))}
      <ArrayInput source="quoteTechesList">
        <SimpleFormIterator>
          {pick('quoteId', 'quote-category', 'cateName', 'Category')}
          <ArrayInput source="techList">
            <SimpleFormIterator>
              {pick('techId', 'technique', 'techName', 'Technique')}
              {pick(
                'quotePlatingId',
                'quote-plating',
                ({quoteId, techId, quotePlatingName}) => `${quotePlatingName} (${quoteId}, ${techId})`,
                'Plating option',
              )}
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Create>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRest('/rest', http)} authProvider={authProvider} dashboard={Dashboard}>
    <Resource name="order" list={Orders} edit={EditGuesser} />
    <Resource name="country" list={Countries} edit={EditGuesser} />
    <Resource name="plating-colour" list={listOf(text('platingName'), date)} create={NewPlating} />
    {['quote-category', 'technique', 'quote-plating'].map(name => (
      <Resource key={name} name={name} />
    ))}
  </Admin>,
);
