/** What the demo's designs are about: words, motifs (names of icons) and colours. */

export interface Theme {
  readonly name: string;
  /** Template type of the first level. */
  readonly group: ThemeGroup;
  /** Large words, few letters. */
  readonly title: string;
  /** Smaller words below. */
  readonly subtitle: string;
  readonly icons: readonly string[];
  /** Ground, second ground, accent. */
  readonly colours: readonly [string, string, string];
  readonly font: string;
}

export const THEME_GROUPS = [
  'Schools and clubs',
  'Sports',
  'Celebrations',
  'Service and safety',
  'Business',
  'Nature and outdoors',
  'Food and drink',
  'Fun and fantasy',
] as const;

export type ThemeGroup = (typeof THEME_GROUPS)[number];

/** `name | title | subtitle | icons | colours | font`, a line for each theme; one that ends in `|` goes on below. */
const LINES: Readonly<Record<ThemeGroup, string>> = {
  'Schools and clubs': `
    School Spirit | GO EAGLES | CLASS OF 2026 | eagle graduation-cap star books | #123c73 #f2b632 #ffffff | Oswald
    Honour Roll | HONOUR ROLL | EXCELLENCE | trophy open-book glowing-star 1st-place-medal |
      #5b1e6e #e9c46a #ffffff | Times New Roman
    Robotics Team | ROBOTICS | BUILD TEST REPEAT | robot gear wrench battery | #0b4f6c #20bf55 #fbfbff | Roboto
    Chess Club | CHECKMATE | CHESS CLUB | chess-pawn crown crossed-swords brown-circle |
      #2f2f37 #c9ada7 #f2e9e4 | Times New Roman
    Drama Society | ENCORE | DRAMA SOCIETY | performing-arts ticket microphone sparkles |
      #7b0828 #ffb703 #fff4d6 | Lobster
    Marching Band | MARCHING BAND | KEEP THE BEAT | trumpet drum musical-notes saxophone |
      #1d3557 #e63946 #f1faee | Oswald
    Book Lovers | READ MORE | LIBRARY WEEK | books open-book glasses owl | #3d405b #e07a5f #f4f1de | Pacifico
    Science Fair | EUREKA | SCIENCE FAIR | microscope test-tube atom-symbol dna | #003049 #f77f00 #eae2b7 | Roboto`,
  Sports: `
    Soccer Champions | CHAMPIONS | CUP WINNERS | soccer-ball trophy goal-net star | #14532d #facc15 #ffffff | Oswald
    Basketball League | SLAM DUNK | CITY LEAGUE | basketball fire trophy glowing-star | #7f1d1d #fb923c #fff7ed | Oswald
    Charity Run | FUN RUN | EVERY STEP COUNTS | running-shoe stopwatch sports-medal heart-with-ribbon |
      #0e7490 #fde047 #ffffff | Roboto
    Tennis Open | ACE | SUMMER OPEN | tennis trophy sun sparkles | #166534 #d9f99d #ffffff | Lobster
    Swim Team | MAKE WAVES | SWIM TEAM | water-wave goggles dolphin sports-medal | #075985 #67e8f9 #ffffff | Pacifico
    Ice Hockey | POWER PLAY | ICE HOCKEY | ice-hockey ice-skate snowflake wolf | #0f172a #38bdf8 #f1f5f9 | Oswald
    Cycling Tour | RIDE ON | TOUR 100 | bicycle mountain sun chequered-flag | #4a044e #f0abfc #ffffff | Roboto`,
  Celebrations: `
    Happy Birthday | HAPPY BIRTHDAY | MAKE A WISH | birthday-cake balloon party-popper wrapped-gift |
      #be185d #fde68a #ffffff | Pacifico
    Wedding Day | JUST MARRIED | HAPPILY EVER AFTER | wedding ring two-hearts bouquet |
      #6b4e57 #f6d6d6 #fffaf5 | Lobster
    Merry Christmas | MERRY CHRISTMAS | PEACE AND JOY | christmas-tree bell wrapped-gift snowflake |
      #14532d #dc2626 #fef9c3 | Lobster
    Halloween Night | BOO | TRICK OR TREAT | jack-o-lantern ghost bat spider-web | #2e1065 #f97316 #fef3c7 | Lobster
    New Year | CHEERS | HAPPY NEW YEAR | clinking-glasses fireworks sparkles confetti-ball |
      #111827 #fbbf24 #f9fafb | Times New Roman
    Jubilee | 25 YEARS | SILVER JUBILEE | glowing-star rosette party-popper crown |
      #374151 #d1d5db #ffffff | Times New Roman
    Baby Shower | HELLO BABY | TINY AND LOVED | baby-bottle teddy-bear front-facing-baby-chick blue-heart |
      #3b82a0 #fbcfe8 #ffffff | Pacifico`,
  'Service and safety': `
    Fire Brigade | FIRE BRIGADE | COURAGE AND HONOUR | fire-engine fire fire-extinguisher axe |
      #7f1d1d #fbbf24 #ffffff | Oswald
    Mountain Rescue | RESCUE | ANY WEATHER | mountain helicopter snow-capped-mountain rescue-workers-helmet |
      #1e3a5f #f97316 #ffffff | Oswald
    Nurses Week | CARE TEAM | THANK YOU NURSES | stethoscope medical-symbol red-heart syringe |
      #155e75 #fda4af #ffffff | Roboto
    Police Unit | PROTECT | SERVE WITH PRIDE | police-car shield star police-car-light |
      #172554 #d4af37 #ffffff | Times New Roman
    Safety First | SAFETY FIRST | ZERO ACCIDENTS | safety-vest warning rescue-workers-helmet construction |
      #1c1917 #facc15 #ffffff | Oswald
    Volunteers | VOLUNTEER | MANY HANDS | raising-hands globe-showing-americas red-heart handshake |
      #065f46 #fcd34d #ffffff | Roboto
    Flight Crew | FLY SAFE | CABIN CREW | airplane globe-with-meridians cloud airplane-departure |
      #1e3a8a #93c5fd #ffffff | Roboto`,
  Business: `
    Sales Award | TOP SELLER | SALES AWARD | chart-increasing trophy money-bag 1st-place-medal |
      #1f2937 #34d399 #ffffff | Roboto
    Software Team | SHIP IT | CODE REVIEWED | laptop rocket bug keyboard | #1e1b4b #818cf8 #ffffff | Roboto
    Ten Years Of Service | TEN YEARS | OF SERVICE | glowing-star handshake office-building sports-medal |
      #3f3f46 #eab308 #ffffff | Times New Roman
    Trade Fair | VISIT US | TRADE FAIR 2026 | megaphone identification-card admission-tickets wrapped-gift |
      #9a3412 #fed7aa #ffffff | Roboto
    Construction Crew | BUILT STRONG | CONSTRUCTION CREW | building-construction hammer-and-wrench brick toolbox |
      #44403c #f59e0b #ffffff | Oswald
    Safe Transport | ON THE ROAD | ON TIME | delivery-truck package articulated-lorry world-map |
      #0c4a6e #fb923c #ffffff | Oswald`,
  'Nature and outdoors': `
    National Park | NATIONAL PARK | LEAVE NO TRACE | national-park bear evergreen-tree camping |
      #14532d #d6a461 #fefce8 | Lobster
    Bee Keepers | BEE KIND | SAVE THE BEES | honeybee honey-pot sunflower hibiscus | #422006 #fbbf24 #fffbeb | Pacifico
    Ocean Guard | SAVE THE SEA | OCEAN GUARD | whale turtle octopus water-wave | #0c4a6e #5eead4 #f0fdfa | Roboto
    Cat Lovers | PURRFECT | CAT LOVERS | cat-face cat paw-prints black-cat | #4c1d95 #fca5a5 #fff1f2 | Pacifico
    Dog Rescue | ADOPT | DOG RESCUE | dog-face dog paw-prints red-heart | #78350f #fdba74 #fff7ed | Pacifico
    Garden Club | GROW | GARDEN CLUB | seedling tulip rose potted-plant | #365314 #f9a8d4 #fdf4ff | Lobster
    Scout Camp | SCOUT CAMP | BE PREPARED | tent fire compass hiking-boot | #3f6212 #fde047 #fefce8 | Oswald`,
  'Food and drink': `
    Coffee House | COFFEE | FRESHLY ROASTED | hot-beverage beans croissant cookie | #3b2417 #d4a373 #fefae0 | Lobster
    Pizza Night | PIZZA NIGHT | EXTRA CHEESE | pizza tomato cheese-wedge mushroom | #991b1b #fde68a #ffffff | Lobster
    Craft Brewery | CRAFT BEER | SMALL BATCH | beer-mug clinking-beer-mugs sheaf-of-rice pretzel |
      #713f12 #fcd34d #fffbeb | Oswald
    Farmers Market | FRESH | FARMERS MARKET | carrot tractor red-apple ear-of-corn | #166534 #fdba74 #f7fee7 | Pacifico
    Ice Cream Parlour | SWEET | ICE CREAM PARLOUR | soft-ice-cream ice-cream strawberry lollipop |
      #9d174d #bae6fd #fff1f2 | Pacifico`,
  'Fun and fantasy': `
    Space Mission | TO THE STARS | MISSION 7 | rocket ringed-planet milky-way alien | #0f172a #a78bfa #f8fafc | Roboto
    Pirate Crew | AHOY | PIRATE CREW | pirate-flag skull-and-crossbones anchor ship | #1c1917 #dc2626 #fafaf9 | Lobster
    Game Night | PLAYER ONE | GAME NIGHT | video-game joystick game-die alien-monster | #312e81 #22d3ee #f5f3ff | Oswald
    Dino Fans | ROAR | DINO FANS | t-rex sauropod volcano egg | #14532d #a3e635 #f7fee7 | Oswald
    Unicorn Dream | DREAM | STAY MAGICAL | unicorn rainbow sparkles magic-wand | #86198f #a5f3fc #fdf4ff | Pacifico
    Music Festival | FESTIVAL | LOUD AND LIVE | guitar microphone headphone fire | #18181b #f43f5e #ffe4e6 | Lobster`,
};

function parse(group: ThemeGroup, line: string): Theme {
  const [name = '', title = '', subtitle = '', icons = '', colours = '', font = ''] = line
    .split('|')
    .map(part => part.trim());
  const [ground = '', second = '', accent = ''] = colours.split(' ');
  return {name, group, title, subtitle, icons: icons.split(' '), colours: [ground, second, accent], font};
}

export const THEMES: readonly Theme[] = THEME_GROUPS.flatMap(group =>
  LINES[group]
    .trim()
    .split(/(?<!\|)\n/)
    .map(line => parse(group, line.trim())),
);
