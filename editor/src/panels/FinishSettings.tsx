import {basesOf, changePlating} from '../actions/colour/plating';
import {FINISHES, SHINY_GOLD} from '../objects/image/finishes';
import {useEditorState, useRun, useSide} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** The metal that the product is plated with (ED-442). */
export function FinishSettings() {
  const t = useText();
  const {runWith} = useRun();
  const loading = useEditorState(state => state.loading);
  const [base] = basesOf(useSide());
  if (!base) return null;
  const shade = (base.paltingShade || SHINY_GOLD.shade).toLowerCase();
  return (
    <section className="product-settings">
      <h3>{t('product.finish')}</h3>
      <div className="finishes" role="group" aria-label={t('product.finish')}>
        {FINISHES.map(finish => (
          <button
            key={finish.name}
            type="button"
            className="finish"
            aria-pressed={finish.shade === shade}
            disabled={loading}
            onClick={() => runWith(changePlating, finish)}
          >
            <span
              style={{background: `linear-gradient(135deg, ${finish.subShade}, ${finish.shade})`}}
              aria-hidden="true"
            />
            {t(finish.name)}
          </button>
        ))}
      </div>
    </section>
  );
}
