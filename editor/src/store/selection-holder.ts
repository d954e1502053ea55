/** What is selected, and the panel that is open for it. */
import {kindOf} from '../objects/kinds';
import {DesignView} from './design-view';
import {isSelectable} from './selectable';
import {START_PANEL, withoutEditing, type PanelStatus} from './state';

export class SelectionHolder extends DesignView {
  /** Selects objects of the open side and puts the pen away; ignores base picture, furniture and unknown ids. */
  select(ids: readonly string[]): void {
    const selection = ids.filter(id => isSelectable(this.side.objects[id]));
    const same =
      selection.length === this.state.selection.length &&
      selection.every((id, index) => id === this.state.selection[index]);
    const {pen} = this.state;
    if (!same)
      this.set({
        selection,
        editing: null,
        barHidden: false,
        pen: selection.length > 0 && pen.drawing ? {...pen, drawing: false} : pen,
      });
  }

  /** Opens a panel from the rail: nothing stays selected (ED-047). */
  openPanel(status: PanelStatus): void {
    this.set({panel: {...START_PANEL, status}, selection: [], editing: null});
  }

  /** Closing any panel leads to the start panel (ED-046). */
  closePanel(): void {
    this.set({panel: START_PANEL});
  }

  /**
   * Opens the panel that edits the selected object: text (2, 2) or picture (3, 3); others have none (ED-107, ED-244,
   * ED-245).
   */
  openEditPanel(): void {
    const [object, ...more] = this.selected;
    const kind = object && more.length === 0 ? kindOf(object).editor : undefined;
    const {panel} = this.state;
    if (kind === 'text') this.set({panel: {...panel, status: 2, text: 2}});
    else if (kind === 'picture') this.set({panel: {...panel, status: 3, art: 3}});
    else this.set({panel: withoutEditing(panel)});
    if (object && kind) this.reveal(object);
  }
}
