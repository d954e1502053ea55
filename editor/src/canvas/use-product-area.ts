import {useMemo} from 'react';
import {productArea, type ProductArea} from '../store/product-area';
import {useEditorState, useSide} from '../ui/editor-context';

/** Where the product lies on the open side. */
export function useProductArea(): ProductArea | undefined {
  const side = useSide();
  const product = useEditorState(state => state.product);
  const position = useEditorState(state => state.position);
  return useMemo(() => productArea(side, product, position), [side, product, position]);
}
