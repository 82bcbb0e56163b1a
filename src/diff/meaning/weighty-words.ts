const WORDS = `
may might must shall should can could will would need needs needn ought dare has have had do does did be is are was were been being am
not no nor never neither none nobody nothing nowhere without cannot non un
only solely merely exclusively just even also too alone
unless except exception exceptions excluding excluded exclude excludes including included include includes besides despite although
though however instead rather otherwise else
if when whenever whether while until till once then before after since during within beyond between among across upon prior later earlier
already still yet now immediately soon first second third fourth fifth last next final initial initially previous previously following
and or but xor either both as of off on in into onto out over under at by for from form to toward towards with against per via than that
this these those which who whom whose what whichever whatever whoever where wherever why how because so
all any each every everyone everything everybody some someone something somebody anyone anything another other others own same such
most more much many few fewer fewest less lesser least several enough half double triple twice thrice single multiple couple pair lot lots
number numbers amount amounts little bit great part parts whole full fully partial partially entire entirely
great greater greatest large larger largest small smaller smallest high higher highest low lower lowest long longer longest short shorter
shortest old older oldest new newer newest young younger cheap cheaper cheapest equal equals equally exact exactly approximately about around
above below minimum maximum minimal maximal limit limits limited unlimited exceed exceeds exceeding exceeded beyond up down
always usually often sometimes rarely seldom ever generally normally mandatory optional optionally
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen dozens once
second seconds minute minutes hour hours hourly day days daily night nights nightly week weeks weekly weekday weekdays weekend weekends
month months monthly quarter quarters year years yearly annual annually today tomorrow yesterday noon midnight morning afternoon evening
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
dollar dollars euro euros cent cents pound pounds percent percentage percentages kilogram kilograms kilo kilos gram grams mile miles
kilometer kilometers kilometre kilometres meter meters metre metres inch inches
allow allows allowed disallow disallowed permit permits permitted forbid forbids forbidden prohibit prohibits prohibited require requires
required refuse refuses refused deny denies denied decline declines declined reject rejects rejected approve approves approved accept accepts
accepted grant grants granted enable enabled disable disabled waive waives waived waiver avoid avoids
true false yes valid invalid eligible ineligible possible impossible able unable available unavailable free
us it who polish turkey china
`;

const NEAR = `
agree agrees agreed disagree disagrees confirm confirms confirmed conform conforms contact contract charge charges charged change changes
changed increase increases increased decrease decreases decreased insured ensured insure ensure uninsured prescribed proscribed affect
effect principal principle refund refunds refunded refundable nonrefundable deduct credit debit import export sender lender open opened
opens close closed closes buyer seller adult adults minor minors child children infant infants
`;

/**
 * Words on which the meaning of a rule hangs: modal verbs, negations, conditions, quantities, comparisons, order, units,
 * dates, permissions. No edit that touches one is neutral.
 */
export const WEIGHTY: ReadonlySet<string> = new Set(listWords(WORDS));

/** Words of business that a slip takes close to each other: what is as near to two of them is neither. */
export const CONFUSABLE: readonly string[] = listWords(NEAR);

function listWords(text: string): readonly string[] {
  return text.split(/\s+/).filter(word => word !== '');
}

/** Weighty words that are a weighty word in capitals too: emphasis. Of others a capital may make another word. */
export const CASE_BOUND: ReadonlySet<string> = new Set(
  'may march august us it who polish turkey china can will mark bill rich'.split(' '),
);
