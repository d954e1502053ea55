/**
 * Exists because artwork, what is said of a product and whether its order is taxed are entered together, for an order
 * or a link order that is chosen here or named by the address (CO-320 to CO-326).
 */
import type {ReactNode} from 'react';
import {Alert, Box} from '@mui/material';
import {useLocation, useSearchParams} from 'react-router';
import type {Predicate} from '@emblem/schemas';
import {RelationPicker} from '../../../controls/shared/RelationPicker';
import {PageHeader} from '../../../frame/PageHeader';
import {useSay, useT} from '../../../i18n/hooks';
import {allNodes, both, viewOf} from '../../../model/views';
import {OrderOfArtwork} from './OrderOfArtwork';

interface ArtworkPageProps {
  /** What the order that is chosen must be, beside being of this market. */
  readonly where?: Predicate;
  readonly label?: string;
  /** Stands beside the heading. */
  readonly actions?: ReactNode;
}

/** The list of orders that the page belongs to: it says which entity, and of which market. */
export function useOwner() {
  const {pathname} = useLocation();
  const node = allNodes().find(({path}) => path === pathname);
  return {node, view: viewOf(node?.activeMenu?.replace(/^\//, ''))};
}

export function ArtworkPage({where, label, actions}: ArtworkPageProps) {
  const t = useT();
  const say = useSay();
  const {node, view} = useOwner();
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get('id'));
  const isChosen = Number.isSafeInteger(id) && id > 0;
  if (!node || !view) return null;
  const choose = (chosen: number | undefined) =>
    setQuery(before => {
      const {id: _, product: __, ...others} = Object.fromEntries(before);
      return chosen === undefined ? others : {...others, id: String(chosen)};
    });
  return (
    <>
      <PageHeader title={say(node.title)} actions={actions} />
      <Box sx={{maxWidth: 420, mb: 1.5}}>
        <RelationPicker
          entity={view.entity}
          multiple={false}
          label={label ?? say(view.entity.label)}
          ids={isChosen ? [id] : []}
          where={both(view.where, where)}
          onChange={([chosen]) => choose(chosen)}
        />
      </Box>
      {isChosen ? (
        <OrderOfArtwork key={id} view={view} id={id} />
      ) : (
        <Alert severity="info">{t('artworkUpload.chooseFirst')}</Alert>
      )}
    </>
  );
}

export default function ArtworkUpload() {
  return <ArtworkPage />;
}
