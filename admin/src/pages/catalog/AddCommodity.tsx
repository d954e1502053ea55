/**
 * Exists because adding a product has an address of its own beside that of the commodity library (DA-064); the form is
 * the generated one.
 */
import {ResourceContextProvider} from 'react-admin';
import CreatePage from '../../engine/record/CreatePage';

const LIBRARY = 'commodityManagement/customManagement/commodityLibrary';

export default function AddCommodity() {
  return (
    <ResourceContextProvider value={LIBRARY}>
      <CreatePage />
    </ResourceContextProvider>
  );
}
