/** The page of a link, for customers: without a session, and without the rest of the console. */
import {useState} from 'react';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import LinkPage from '../pages/links/LinkPage';
import {Alone} from './Alone';

export default function LinkRoute() {
  const [client] = useState(() => new QueryClient());
  return (
    <Alone>
      <QueryClientProvider client={client}>
        <LinkPage />
      </QueryClientProvider>
    </Alone>
  );
}
