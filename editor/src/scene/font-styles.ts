/** The style sheets of the fonts, each a part of its own that is loaded when the family is first used. */
export const FONT_STYLES: Readonly<Record<string, () => Promise<unknown>>> = {
  Arimo: () =>
    Promise.all([
      import('@fontsource/arimo/400.css'),
      import('@fontsource/arimo/400-italic.css'),
      import('@fontsource/arimo/700.css'),
      import('@fontsource/arimo/700-italic.css'),
    ]),
  Roboto: () =>
    Promise.all([
      import('@fontsource/roboto/400.css'),
      import('@fontsource/roboto/400-italic.css'),
      import('@fontsource/roboto/700.css'),
      import('@fontsource/roboto/700-italic.css'),
    ]),
  'Open Sans': () =>
    Promise.all([
      import('@fontsource/open-sans/400.css'),
      import('@fontsource/open-sans/400-italic.css'),
      import('@fontsource/open-sans/700.css'),
      import('@fontsource/open-sans/700-italic.css'),
    ]),
  Lato: () =>
    Promise.all([
      import('@fontsource/lato/400.css'),
      import('@fontsource/lato/400-italic.css'),
      import('@fontsource/lato/700.css'),
      import('@fontsource/lato/700-italic.css'),
    ]),
  Montserrat: () =>
    Promise.all([
      import('@fontsource/montserrat/400.css'),
      import('@fontsource/montserrat/400-italic.css'),
      import('@fontsource/montserrat/700.css'),
      import('@fontsource/montserrat/700-italic.css'),
    ]),
  Poppins: () =>
    Promise.all([
      import('@fontsource/poppins/400.css'),
      import('@fontsource/poppins/400-italic.css'),
      import('@fontsource/poppins/700.css'),
      import('@fontsource/poppins/700-italic.css'),
    ]),
  Raleway: () =>
    Promise.all([
      import('@fontsource/raleway/400.css'),
      import('@fontsource/raleway/400-italic.css'),
      import('@fontsource/raleway/700.css'),
      import('@fontsource/raleway/700-italic.css'),
    ]),
  Nunito: () =>
    Promise.all([
      import('@fontsource/nunito/400.css'),
      import('@fontsource/nunito/400-italic.css'),
      import('@fontsource/nunito/700.css'),
      import('@fontsource/nunito/700-italic.css'),
    ]),
  'Work Sans': () =>
    Promise.all([
      import('@fontsource/work-sans/400.css'),
      import('@fontsource/work-sans/400-italic.css'),
      import('@fontsource/work-sans/700.css'),
      import('@fontsource/work-sans/700-italic.css'),
    ]),
  Rubik: () =>
    Promise.all([
      import('@fontsource/rubik/400.css'),
      import('@fontsource/rubik/400-italic.css'),
      import('@fontsource/rubik/700.css'),
      import('@fontsource/rubik/700-italic.css'),
    ]),
  Quicksand: () => Promise.all([import('@fontsource/quicksand/400.css'), import('@fontsource/quicksand/700.css')]),
  'Josefin Sans': () =>
    Promise.all([
      import('@fontsource/josefin-sans/400.css'),
      import('@fontsource/josefin-sans/400-italic.css'),
      import('@fontsource/josefin-sans/700.css'),
      import('@fontsource/josefin-sans/700-italic.css'),
    ]),
  Oswald: () => Promise.all([import('@fontsource/oswald/400.css'), import('@fontsource/oswald/700.css')]),
  Tinos: () =>
    Promise.all([
      import('@fontsource/tinos/400.css'),
      import('@fontsource/tinos/400-italic.css'),
      import('@fontsource/tinos/700.css'),
      import('@fontsource/tinos/700-italic.css'),
    ]),
  Merriweather: () =>
    Promise.all([
      import('@fontsource/merriweather/400.css'),
      import('@fontsource/merriweather/400-italic.css'),
      import('@fontsource/merriweather/700.css'),
      import('@fontsource/merriweather/700-italic.css'),
    ]),
  'Playfair Display': () =>
    Promise.all([
      import('@fontsource/playfair-display/400.css'),
      import('@fontsource/playfair-display/400-italic.css'),
      import('@fontsource/playfair-display/700.css'),
      import('@fontsource/playfair-display/700-italic.css'),
    ]),
  Lora: () =>
    Promise.all([
      import('@fontsource/lora/400.css'),
      import('@fontsource/lora/400-italic.css'),
      import('@fontsource/lora/700.css'),
      import('@fontsource/lora/700-italic.css'),
    ]),
  'Libre Baskerville': () =>
    Promise.all([
      import('@fontsource/libre-baskerville/400.css'),
      import('@fontsource/libre-baskerville/400-italic.css'),
      import('@fontsource/libre-baskerville/700.css'),
      import('@fontsource/libre-baskerville/700-italic.css'),
    ]),
  'EB Garamond': () =>
    Promise.all([
      import('@fontsource/eb-garamond/400.css'),
      import('@fontsource/eb-garamond/400-italic.css'),
      import('@fontsource/eb-garamond/700.css'),
      import('@fontsource/eb-garamond/700-italic.css'),
    ]),
  Cinzel: () => Promise.all([import('@fontsource/cinzel/400.css'), import('@fontsource/cinzel/700.css')]),
  'Roboto Slab': () =>
    Promise.all([import('@fontsource/roboto-slab/400.css'), import('@fontsource/roboto-slab/700.css')]),
  Arvo: () =>
    Promise.all([
      import('@fontsource/arvo/400.css'),
      import('@fontsource/arvo/400-italic.css'),
      import('@fontsource/arvo/700.css'),
      import('@fontsource/arvo/700-italic.css'),
    ]),
  'Courier Prime': () =>
    Promise.all([
      import('@fontsource/courier-prime/400.css'),
      import('@fontsource/courier-prime/400-italic.css'),
      import('@fontsource/courier-prime/700.css'),
      import('@fontsource/courier-prime/700-italic.css'),
    ]),
  'Abril Fatface': () => import('@fontsource/abril-fatface/400.css'),
  'Bebas Neue': () => import('@fontsource/bebas-neue/400.css'),
  Anton: () => import('@fontsource/anton/400.css'),
  Righteous: () => import('@fontsource/righteous/400.css'),
  Fredoka: () => Promise.all([import('@fontsource/fredoka/400.css'), import('@fontsource/fredoka/700.css')]),
  Bangers: () => import('@fontsource/bangers/400.css'),
  'Luckiest Guy': () => import('@fontsource/luckiest-guy/400.css'),
  'Alfa Slab One': () => import('@fontsource/alfa-slab-one/400.css'),
  'Black Ops One': () => import('@fontsource/black-ops-one/400.css'),
  Bungee: () => import('@fontsource/bungee/400.css'),
  'Press Start 2P': () => import('@fontsource/press-start-2p/400.css'),
  Lobster: () => import('@fontsource/lobster/400.css'),
  Pacifico: () => import('@fontsource/pacifico/400.css'),
  'Dancing Script': () =>
    Promise.all([import('@fontsource/dancing-script/400.css'), import('@fontsource/dancing-script/700.css')]),
  'Great Vibes': () => import('@fontsource/great-vibes/400.css'),
  Satisfy: () => import('@fontsource/satisfy/400.css'),
  Caveat: () => Promise.all([import('@fontsource/caveat/400.css'), import('@fontsource/caveat/700.css')]),
  Sacramento: () => import('@fontsource/sacramento/400.css'),
  'Kaushan Script': () => import('@fontsource/kaushan-script/400.css'),
  Courgette: () => import('@fontsource/courgette/400.css'),
  'Shadows Into Light': () => import('@fontsource/shadows-into-light/400.css'),
  'Permanent Marker': () => import('@fontsource/permanent-marker/400.css'),
  'Noto Sans SC': () =>
    Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/700.css')]),
  'Noto Sans KR': () =>
    Promise.all([import('@fontsource/noto-sans-kr/400.css'), import('@fontsource/noto-sans-kr/700.css')]),
  'Noto Sans Arabic': () =>
    Promise.all([import('@fontsource/noto-sans-arabic/400.css'), import('@fontsource/noto-sans-arabic/700.css')]),
  'Noto Sans Hebrew': () =>
    Promise.all([import('@fontsource/noto-sans-hebrew/400.css'), import('@fontsource/noto-sans-hebrew/700.css')]),
  'Noto Sans Devanagari': () =>
    Promise.all([
      import('@fontsource/noto-sans-devanagari/400.css'),
      import('@fontsource/noto-sans-devanagari/700.css'),
    ]),
  'Noto Sans Bengali': () =>
    Promise.all([import('@fontsource/noto-sans-bengali/400.css'), import('@fontsource/noto-sans-bengali/700.css')]),
  'Noto Sans Thai': () =>
    Promise.all([import('@fontsource/noto-sans-thai/400.css'), import('@fontsource/noto-sans-thai/700.css')]),
  'Noto Sans Tamil': () =>
    Promise.all([import('@fontsource/noto-sans-tamil/400.css'), import('@fontsource/noto-sans-tamil/700.css')]),
  'ZCOOL XiaoWei': () => import('@fontsource/zcool-xiaowei/400.css'),
  'ZCOOL KuaiLe': () => import('@fontsource/zcool-kuaile/400.css'),
  'Ma Shan Zheng': () => import('@fontsource/ma-shan-zheng/400.css'),
};
