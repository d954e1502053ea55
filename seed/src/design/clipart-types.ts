/** The element library's classification: the makers' categories, each divided by what the pictures' names say. */
import type {Icon} from '../drawing/icons';
import type {Row} from '../store/row';

type Division = readonly [name: string, words: RegExp];

function anyOf(words: string): RegExp {
  return new RegExp(words.trim().split(/\s+/).join('|'));
}

/** The first division that fits takes a picture; the rest of a category goes to its last one. */
const DIVISIONS: Readonly<Record<string, readonly Division[]>> = {
  'Animals & Nature': [
    ['Cats and dogs', /\b(cat|dog|poodle|paw|wolf|fox)\b/],
    [
      'Birds',
      /bird|eagle|owl|duck|dove|goose|swan|penguin|parrot|peacock|flamingo|turkey|rooster|chick|dodo|feather|nest|wing/,
    ],
    ['Sea life', /fish|whale|dolphin|shark|octopus|seal|coral|shell|crab|jelly|turtle|otter/],
    ['Insects', /ant\b|bee|beetle|bug|butterfly|cricket|fly|ladybug|mosquito|spider|worm|snail|scorpion|microbe|roach/],
    ['Flowers', /blossom|bouquet|flower|hibiscus|hyacinth|lotus|rose|rosette|tulip/],
    ['Trees and leaves', /tree|leaf|clover|herb|plant|seedling|cactus|sheaf|palm/],
    ['Wild animals', /./],
  ],
  'Food & Drink': [
    [
      'Fruit',
      anyOf(`
        apple banana blueberr cherr coconut grape kiwi lemon lime mango melon olive peach pear pineapple
        strawberry tangerine avocado`),
    ],
    ['Sweets', /cake|candy|chocolate|cookie|custard|doughnut|honey|ice|lollipop|pie|dango|waffle|pancake|shortcake/],
    ['Drinks', /beer|beverage|bottle|glass|mate|milk|sake|tea|tropical|wine|cup|tumbler|pouring|bubble/],
    [
      'Vegetables',
      anyOf(`
        bean bell-pepper broccoli carrot corn cucumber eggplant garlic ginger green leafy mushroom onion pea
        potato pepper tomato salad`),
    ],
    ['Meals', /./],
  ],
  Activities: [
    ['Medals and trophies', /medal|trophy|ribbon/],
    [
      'Sport',
      anyOf(`
        ball badminton bowling boxing cricket curling diving fishing flag-in flying goal hockey ski skate
        lacrosse martial ping running sled tennis golf shirt`),
    ],
    [
      'Games',
      anyOf(`
        bullseye chess club diamond die heart joker joystick mahjong pool puzzle slot spade video yo-yo
        cards crystal magic kite teddy`),
    ],
    ['Celebrations', /./],
  ],
  'Travel & Places': [
    [
      'Cars and trucks',
      /car\b|automobile|taxi|truck|lorry|bus|van|ambulance|engine|police|tractor|racing|minibus|rickshaw|vehicle/,
    ],
    [
      'Rails, ships and planes',
      anyOf(`
        train tram metro rail locomotive ship boat ferry canoe airplane helicopter rocket parachute tramway
        cable anchor saucer satellite`),
    ],
    ['Bikes and wheels', /bicycle|motor|scooter|skateboard|wheel|skate/],
    [
      'Buildings',
      anyOf(`
        bank building castle church factory hospital hotel house hut mosque office school shrine stadium
        store synagogue temple tower kaaba statue wedding`),
    ],
    ['Sun, moon and stars', /sun|moon|star|comet|planet|milky|globe|earth|galaxy/],
    ['Weather', /cloud|rain|snow|wind|tornado|fog|cyclone|umbrella|droplet|rainbow|thermometer|wave|fire|lightning/],
    ['Clocks', /oclock|thirty|clock|watch|hourglass/],
    ['Places', /./],
  ],
  Objects: [
    [
      'Clothing',
      anyOf(`
        dress shirt shoe hat cap coat gloves jeans kimono necktie sari scarf shorts socks swimsuit bikini
        boot sandal vest glasses goggles crown handbag purse bag briefs clothes ring helmet`),
    ],
    [
      'Music',
      /accordion|banjo|drum|flute|guitar|maracas|microphone|music|radio|saxophone|trumpet|violin|headphone|horn/,
    ],
    [
      'Tools',
      anyOf(`
        axe hammer wrench saw screwdriver pick tool nut gear clamp ladder chain hook magnet brick scale
        knife sword dagger bow boomerang shield bomb`),
    ],
    [
      'Office and school',
      anyOf(`
        book pen pencil paper file folder clip ruler calendar chart notebook notepad memo page scissors
        pushpin crayon card envelope mail letter box label briefcase ledger newspaper`),
    ],
    [
      'Science and medicine',
      /alembic|dna|microscope|petri|telescope|test-tube|pill|syringe|stethoscope|bandage|x-ray|blood|satellite/,
    ],
    [
      'Electronics',
      anyOf(`
        battery camera computer disk keyboard laptop phone printer television video film projector
        flashlight plug bulb pager fax`),
    ],
    ['Household', /./],
  ],
  Symbols: [
    ['Arrows', /arrow|back|end-|soon|top-|on-/],
    ['Zodiac', /aquarius|aries|cancer|capricorn|gemini|leo|libra|ophiuchus|pisces|sagittarius|scorpio|taurus|virgo/],
    ['Shapes', /circle|square|diamond|triangle|star|asterisk|sparkle|fleur|trident|loop/],
    [
      'Signs',
      anyOf(`
        no- warning prohibited biohazard radioactive stop crossing room restroom litter passport customs
        baggage luggage wheelchair entry`),
    ],
    ['Letters and numbers', /keycap|input|letter|button|blood/],
    ['Symbols', /./],
  ],
  'Smileys & Emotion': [
    ['Hearts', /heart|kiss|love/],
    ['Cats and monkeys', /cat|monkey/],
    ['Creatures', /alien|ghost|goblin|ogre|robot|skull|clown|poo/],
    ['Faces', /./],
  ],
  'People & Body': [
    ['Hands', /hand|finger|fist|thumb|palm|victory|wave|clap|pinch|vulcan|horns|call-me|love-you|crossed|nail/],
    [
      'Professions',
      anyOf(`
        artist astronaut cook detective doctor factory farmer firefighter guard judge mechanic office pilot
        police scientist singer student teacher technologist worker health`),
    ],
    [
      'Fantasy',
      anyOf(`
        elf fairy genie mage mermaid merman merperson superhero supervillain vampire zombie santa claus
        troll angel ninja royalty prince`),
    ],
    ['People', /./],
  ],
  Flags: [['Flags', /./]],
};

const FALLBACK = 'Flags';

export interface ClipartTypes {
  readonly rows: readonly Row[];
  /** The id of the division that a picture belongs to. */
  typeOf(icon: Icon): number;
  /** That division's name. */
  nameOf(icon: Icon): string;
}

function divisionOf({category, name}: Icon): string {
  const divisions = DIVISIONS[category] ?? DIVISIONS[FALLBACK] ?? [];
  return (divisions.find(([, words]) => words.test(name)) ?? divisions[0])?.[0] ?? FALLBACK;
}

const key = (icon: Icon): string => `${icon.category}/${divisionOf(icon)}`;

/** Two levels, only those that `icons` need; `pictureOf` gives the address of a picture. */
export function clipartTypes(icons: readonly Icon[], pictureOf: (icon: Icon) => string): ClipartTypes {
  const ids = new Map<string, number>();
  const rows: Row[] = [];
  const add = (name: string, clipartTypeName: string, parentId: number | null, icon: Icon) => {
    ids.set(name, rows.length + 1);
    const drawing = pictureOf(icon);
    rows.push({
      id: rows.length + 1,
      clipartTypeName,
      parentId,
      displayControl: parentId === null ? 1 : 2,
      icon: drawing,
      displayDrawing: drawing,
    });
  };
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no clipart type "${name}".`);
    return id;
  };
  for (const [category, divisions] of Object.entries(DIVISIONS)) {
    const members = icons.filter(icon => icon.category === category);
    const [first] = members;
    if (!first) continue;
    add(category, category, null, first);
    for (const [name] of divisions) {
      const example = members.find(icon => divisionOf(icon) === name);
      if (example) add(`${category}/${name}`, name, idOf(category), example);
    }
  }
  return {rows, typeOf: icon => idOf(key(icon)), nameOf: divisionOf};
}
