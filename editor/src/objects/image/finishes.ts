/**
 * Metal finishes of raised metal: a main shade and a lighter minor one (ED-442). The first is the default, whose shades
 * base pictures are drawn in (ED-291, ED-292, ED-444).
 */
import type {MessageKey} from '../../i18n/keys';

export interface Finish {
  readonly name: MessageKey;
  readonly shade: string;
  readonly subShade: string;
}

export const SHINY_GOLD: Finish = {name: 'finish.shinyGold', shade: '#da9f19', subShade: '#fcdc7d'};

export const FINISHES: readonly Finish[] = [
  SHINY_GOLD,
  {name: 'finish.shinySilver', shade: '#b9bfc6', subShade: '#eef1f4'},
  {name: 'finish.shinyCopper', shade: '#c46a3a', subShade: '#f0b08d'},
  {name: 'finish.shinyBlackNickel', shade: '#4a4e55', subShade: '#8b9099'},
  {name: 'finish.antiqueGold', shade: '#a8842f', subShade: '#d8bd76'},
  {name: 'finish.antiqueSilver', shade: '#8c8f8f', subShade: '#c9cccb'},
  {name: 'finish.antiqueCopper', shade: '#8e5a3c', subShade: '#c29476'},
  {name: 'finish.antiqueBrass', shade: '#947a40', subShade: '#c6b07a'},
];
