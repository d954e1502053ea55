/** A console as react-admin's own examples make it by hand, on the same records: what the generated console is measured beside. */
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import simpleRest from 'ra-data-simple-rest';
import {Admin, Datagrid, DateField, EditGuesser, fetchUtils, List, NumberField, Resource, TextField, Title, useGetList} from 'react-admin';
import {createRoot} from 'react-dom/client';

const TOKEN = 'rival-token';

const http = (url, options = {}) =>
  fetchUtils.fetchJson(url, {...options, headers: new Headers({Accept: 'application/json', token: localStorage.getItem(TOKEN) ?? ''})});

const authProvider = {
  async login({username, password}) {
    const {json} = await fetchUtils.fetchJson('/api/login', {method: 'POST', body: JSON.stringify({userName: username, password})});
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
      <CardContent>{data && <ul data-bench="dashboard">{data.map(({id, name}) => <li key={id}>{name}</li>)}</ul>}</CardContent>
    </Card>
  );
}

const listOf = (...columns) => () => <List perPage={25}><Datagrid>{columns}</Datagrid></List>;
const text = source => <TextField key={source} source={source} />;
const date = <DateField key="createdAt" source="createdAt" />;

const Orders = listOf(text('title'), text('name'), text('currency'), <NumberField key="status" source="status" />, date);
const Countries = listOf(text('name'), text('nameZh'), text('code'), <NumberField key="sort" source="sort" />, date);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRest('/rest', http)} authProvider={authProvider} dashboard={Dashboard}>
    <Resource name="order" list={Orders} edit={EditGuesser} />
    <Resource name="country" list={Countries} edit={EditGuesser} />
  </Admin>,
);
