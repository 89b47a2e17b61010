const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Good qualities that may be said back to the person as they stand. */
export const goodTraits = words(`
  kind funny patient generous gentle thoughtful warm loyal honest brave curious creative cheerful witty calm wise clever
  caring loving playful adventurous sporty artistic musical energetic positive optimistic sincere humble modest hardworking
  reliable steady elegant charming lively outgoing easygoing helpful attentive determined imaginative inventive inquisitive
  friendly considerate compassionate supportive bright bubbly sweet sociable
`);

/** Pastimes and pleasures one can be wished time for, when they stand alone in a list. */
export const pastimes = words(`
  tea coffee music jazz opera ballet theatre theater football soccer basketball baseball cricket rugby tennis golf yoga
  pilates chess bridge poetry books history art astronomy crosswords puzzles karaoke chocolate crafts photography pottery
  embroidery crochet woodwork carpentry travel films movies cinema museums karate judo climbing camping
`);

/** What is never read out of notes: health, grief, money, quarrels, age, and words that give orders. */
export const unsafe =
  /\b(ignore|instruction|instructions|prompt|system|assistant|write|say|says|tell|reply|respond|output|print|pretend|please|must|should|remember|forget|remind|call|buy|send|ask|avoid|do|not|no|never|none|without|dont|doesnt|cant|wont|isnt|hate|hates|hated|dislike|dislikes|allerg\w*|intoleran\w*|sick\w*|ill|illness|disease|cancer|chemo\w*|tumou?r|diabet\w*|dementia|alzheimer\w*|depress\w*|anxi\w*|adhd|autis\w*|surgery|hospital\w*|doctor|pregnan\w*|miscarr\w*|died|dead|death|dying|die|kill\w*|widow\w*|divorc\w*|separat\w*|ex|affair|debt\w*|owes|money|salary|fired|unemployed|jail|prison|rehab|sober|alcohol\w*|drink\w*|drunk|wine|beer|whisk\w*|vodka|smok\w*|drug\w*|weed|gambl\w*|sex\w*|politic\w*|vot\w*|fat|weight|diet\w*|old|ugly|stupid|lazy|boring|annoying|stubborn|grumpy|difficult|late|cheap|mean|rude|angry|retire\w*|password|secret\w*|private|surprise|gift|birthday|born|age|years?|single|vegan|vegetarian|ashes|grave|funeral|suicid\w*|abus\w*|late|crying|grieving|working|moving|leaving|losing|hating|complaining|fighting|arguing|cheating|lying|stealing|bad|worst|worse|temper|problem\w*|issues?|trouble\w*|boyfriend|girlfriend|husband|wife|kids?|child\w*|baby|babies|son|daughter|mother|father|mom|mum|dad|boss|job|jobs|office|bills?|loan|court|police|accident|broken|wheelchair|deaf|blind|snor\w*|noisy|loud|fussy|bossy|nosy|messy|lonely|sad|poor|rich|tired|busy|new|was|were|used|lost|but|except)\b/i;
