import type { PhotoSubject } from './photo/drawPhoto';
import type { site } from './site';

export type Happening = 'start' | 'fix' | 'close' | 'sendBack' | 'dispute' | 'answer' | 'void' | 'reopen' | 'comment';

type Trade = (typeof site.trades)[number]['name'];

export interface DemoSnag {
  /** Days before today it was raised; 0 is within the last hours. */
  ago: number;
  /** Null for nobody yet. */
  trade: Trade | null;
  /** The end of its location's path. */
  place: string;
  shows: PhotoSubject;
  /** Empty: the trade's first phrase is shown. */
  title: string;
  priority?: 'LOW' | 'HIGH' | 'CRITICAL';
  description?: string;
  /** What happened since, a day or two apart. */
  then: readonly Happening[];
}

const [electrical, paint, plumbing, windows, tiling] = ['Electrical', 'Plaster and paint', 'Plumbing', 'Windows and doors', 'Tiling'] as const;

/** What is wrong with the made-up building, the oldest first. */
export const demoSnags: readonly DemoSnag[] = [
  { ago: 44, trade: electrical, place: 'Flat 11/Kitchen', shows: 'socket', title: 'Socket beside the hob is loose', then: ['start', 'fix', 'close'] },
  { ago: 41, trade: paint, place: 'Flat 12/Living room', shows: 'crack', title: 'Crack above the door, 40 cm', then: ['fix', 'sendBack', 'start', 'fix'] },
  { ago: 41, trade: plumbing, place: 'Flat 11/Bathroom', shows: 'leak', title: 'Leak under the basin', priority: 'CRITICAL', then: ['comment', 'start', 'fix', 'close'] },
  { ago: 40, trade: tiling, place: 'Flat 12/Bathroom', shows: 'tile', title: 'Tile behind the toilet cracked', then: ['fix', 'close'] },
  { ago: 38, trade: windows, place: 'Flat 11/Living room', shows: 'window', title: 'Window does not close at the top', priority: 'HIGH', then: ['start', 'fix', 'close'] },
  { ago: 38, trade: paint, place: 'L01/Stairwell', shows: 'paint', title: 'Paint drips on the landing', then: ['fix', 'close'] },
  { ago: 37, trade: paint, place: 'Flat 11/Bedroom', shows: 'stain', title: 'Stain on the ceiling', then: ['void'] },
  { ago: 36, trade: electrical, place: 'Flat 13/Hall', shows: 'lamp', title: 'Light in the hall does not work', then: ['fix', 'close'] },
  { ago: 35, trade: plumbing, place: 'Flat 21/Bathroom', shows: 'pipe', title: 'Hot water pipe not insulated', then: ['start', 'fix', 'close'] },
  { ago: 34, trade: paint, place: 'Flat 11/Bathroom', shows: 'paint', title: 'Paint on the tiles behind the toilet', then: ['dispute', 'answer', 'fix', 'close'] },
  { ago: 34, trade: windows, place: 'Flat 14/Bedroom', shows: 'door', title: 'Door scrapes on the floor', then: ['fix', 'sendBack', 'fix', 'close'] },
  { ago: 33, trade: tiling, place: 'Flat 13/Bathroom', shows: 'tile', title: '', then: ['start', 'fix', 'close'] },
  { ago: 31, trade: electrical, place: 'Flat 12/Kitchen', shows: 'socket', title: 'Two sockets not level above the worktop', priority: 'LOW', then: ['fix', 'close'] },
  { ago: 30, trade: paint, place: 'Flat 13/Living room', shows: 'crack', title: 'Crack from the corner of the window', then: ['comment', 'start'] },
  { ago: 29, trade: windows, place: 'Ground floor/Lobby', shows: 'window', title: 'Glass of the entrance scratched', priority: 'HIGH', description: 'Three scratches at eye height, the longest 25 cm. Seen best against the light in the morning.', then: ['comment'] },
  { ago: 28, trade: plumbing, place: 'Flat 12/Kitchen', shows: 'leak', title: 'Drain of the sink is slow', then: ['fix', 'close'] },
  { ago: 28, trade: electrical, place: 'Flat 14/Kitchen', shows: 'socket', title: '', then: ['fix', 'sendBack'] },
  { ago: 27, trade: tiling, place: 'Flat 21/Bathroom', shows: 'tile', title: 'Joint missing in the shower corner', then: ['fix', 'close', 'reopen'] },
  { ago: 26, trade: paint, place: 'Flat 14/Living room', shows: 'paint', title: 'Roller marks on the long wall', priority: 'LOW', then: ['start', 'fix', 'close'] },
  { ago: 25, trade: paint, place: 'Flat 12/Living room', shows: 'door', title: 'Door frame not painted behind the hinges', then: ['dispute', 'answer'] },
  { ago: 24, trade: windows, place: 'Flat 12/Bedroom', shows: 'floor', title: 'Parquet scratched in front of the balcony door', then: ['dispute'] },
  { ago: 23, trade: electrical, place: 'L02/Stairwell', shows: 'lamp', title: 'Treppenhausbeleuchtungszeitschaltuhr schaltet nach zwei Minuten nicht ab', priority: 'HIGH', then: ['start'] },
  { ago: 22, trade: plumbing, place: 'Flat 15/Bathroom', shows: 'leak', title: 'Tap loose', then: ['start', 'fix', 'close'] },
  { ago: 22, trade: paint, place: 'Flat 22/Living room', shows: 'crack', title: '', then: ['comment'] },
  { ago: 21, trade: tiling, place: 'Flat 14/Kitchen', shows: 'tile', title: 'Tile sounds hollow beside the door', then: ['fix', 'sendBack', 'start'] },
  { ago: 20, trade: windows, place: 'Flat 16/Living room', shows: 'window', title: 'Balkontürschließblechbefestigungsschraube fehlt', then: ['start', 'fix'] },
  { ago: 20, trade: electrical, place: 'Flat 13/Study', shows: 'socket', title: 'Cover missing', then: ['fix'] },
  { ago: 19, trade: plumbing, place: 'Flat 13/Kitchen', shows: 'pipe', title: 'Fußbodenheizungsverteilerschrank lässt sich nicht öffnen', then: ['dispute'] },
  { ago: 18, trade: paint, place: 'L01/Store', shows: 'stain', title: 'Damp stain behind the shelves', priority: 'HIGH', description: 'About 60 × 40 cm and dry at the moment. Look for the cause before it is painted over.', then: ['comment', 'start'] },
  { ago: 17, trade: tiling, place: 'Flat 15/Bathroom', shows: 'tile', title: 'Silicone missing at the bath', then: ['start', 'fix'] },
  { ago: 17, trade: paint, place: 'Flat 15/Bedroom', shows: 'paint', title: 'Paint on the window sill', then: ['void'] },
  { ago: 16, trade: windows, place: 'Flat 13/Bedroom', shows: 'window', title: 'Window does not close', then: ['start'] },
  { ago: 15, trade: electrical, place: 'Flat 16/Hall', shows: 'lamp', title: 'Lamp hangs from its cable', priority: 'HIGH', then: ['fix', 'sendBack', 'fix'] },
  { ago: 15, trade: electrical, place: 'Ground floor/Lobby', shows: 'socket', title: 'Cover missing at the reception desk', then: ['fix'] },
  { ago: 14, trade: paint, place: 'Flat 16/Study', shows: 'crack', title: 'Crack along the joint of the drywall', then: ['start', 'fix'] },
  { ago: 13, trade: plumbing, place: 'Flat 16/Bathroom', shows: 'pipe', title: 'Pipe rattles in the shaft', then: ['dispute'] },
  { ago: 13, trade: null, place: 'Roof/Terrace', shows: 'leak', title: 'Water stands on the terrace after rain', priority: 'HIGH', then: ['comment'] },
  { ago: 12, trade: windows, place: 'Flat 15/Living room', shows: 'door', title: 'Handle of the balcony door loose', then: ['fix'] },
  { ago: 11, trade: paint, place: 'L02/Stairwell', shows: 'paint', title: 'Paint drips along the handrail', priority: 'LOW', then: ['start'] },
  { ago: 10, trade: tiling, place: 'Flat 16/Kitchen', shows: 'tile', title: 'Corner of a tile broken off beside the hob', then: ['start', 'fix'] },
  { ago: 10, trade: electrical, place: 'Flat 15/Kitchen', shows: 'socket', title: 'Socket for the hood has no current', priority: 'HIGH', then: ['start', 'fix'] },
  { ago: 9, trade: plumbing, place: 'Flat 14/Bathroom', shows: 'leak', title: 'Drips below the bath', priority: 'CRITICAL', description: 'Half a glass in an hour. A bucket stands below it.', then: ['comment', 'start'] },
  { ago: 9, trade: paint, place: 'Flat 14/Bedroom', shows: 'crack', title: 'Corner beside the wardrobe damaged', then: [] },
  { ago: 8, trade: windows, place: 'Flat 14/Living room', shows: 'floor', title: 'Threshold of the balcony door scratched', then: ['dispute'] },
  { ago: 8, trade: electrical, place: 'Flat 22/Living room', shows: 'socket', title: 'Two sockets not level beside the window', priority: 'LOW', then: ['start'] },
  { ago: 7, trade: tiling, place: 'Flat 11/Bathroom', shows: 'tile', title: '', then: [] },
  { ago: 6, trade: paint, place: 'Flat 11/Hall', shows: 'stain', title: 'Dirty hand prints beside the switch', priority: 'LOW', then: ['fix', 'close'] },
  { ago: 6, trade: plumbing, place: 'Flat 14/Kitchen', shows: 'leak', title: 'Tap loose', then: ['start'] },
  { ago: 5, trade: windows, place: 'Flat 13/Bedroom', shows: 'door', title: 'Zimmertürdrückergarnitur verkratzt', then: [] },
  { ago: 5, trade: electrical, place: 'L02/Stairwell', shows: 'lamp', title: 'Emergency light does not work', priority: 'CRITICAL', then: ['start', 'fix'] },
  { ago: 4, trade: paint, place: 'Flat 15/Hall', shows: 'paint', title: 'Skirting board not painted to the end', then: ['void'] },
  { ago: 4, trade: null, place: 'L02/Store', shows: 'pipe', title: 'Who closes the hole round the pipe?', then: [] },
  { ago: 3, trade: tiling, place: 'Flat 13/Bathroom', shows: 'tile', title: 'Grout washed out in the shower', then: [] },
  { ago: 3, trade: electrical, place: 'Flat 11/Bedroom', shows: 'socket', title: 'Cable visible behind the bed', priority: 'HIGH', then: ['comment'] },
  { ago: 2, trade: paint, place: 'Flat 12/Bedroom', shows: 'crack', title: '', then: [] },
  { ago: 2, trade: windows, place: 'Flat 15/Living room', shows: 'window', title: 'Glass scratched', then: ['start'] },
  { ago: 1, trade: plumbing, place: 'Flat 21/Kitchen', shows: 'pipe', title: 'Valve behind the dishwasher cannot be reached', then: [] },
  { ago: 1, trade: electrical, place: 'Flat 14/Living room', shows: 'lamp', title: 'Light above the table flickers', then: [] },
  { ago: 0, trade: paint, place: 'Flat 12/Kitchen', shows: 'stain', title: 'Stain above the window', then: [] },
  { ago: 0, trade: null, place: 'Flat 16/Hall', shows: 'floor', title: 'Parquet board stands up at the door', priority: 'HIGH', then: [] },
];
