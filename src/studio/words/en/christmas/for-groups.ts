import { ideasFor } from '../../idea.ts';

const parent = ideasFor('christmas/parent', ['parent']);
const child = ideasFor('christmas/child', ['child']);
const partner = ideasFor('christmas/partner', ['partner']);
const sibling = ideasFor('christmas/sibling', ['sibling']);
const grandparent = ideasFor('christmas/grandparent', ['grandparent']);
const grandchild = ideasFor('christmas/grandchild', ['grandchild']);
const family = ideasFor('christmas/family', ['family']);
const inLaw = ideasFor('christmas/in-law', ['in-law']);
const friend = ideasFor('christmas/friend', ['friend']);
const work = ideasFor('christmas/work', ['work']);
const client = ideasFor('christmas/client', ['client']);

/** Christmas ideas that belong to one kind of relationship. */
export const christmasForGroups = [
  parent(
    'up-late',
    'thanks',
    {
      warm: [
        'It took me years to understand who does the work of Christmas. Thank you for all the late nights with the tape.',
        'I only ever saw the morning. It was a very good morning.',
        'This year, please sit down first.',
      ],
    },
    { only: ['mother', 'father'] },
  ),
  parent('your-coat', 'picture', {
    all: [
      'Christmas starts for me when I think of you. The tree only confirms it.',
      'It works from any distance.',
      'Merry Christmas, with my love.',
    ],
  }),
  parent('sit-down', 'light', {
    light: [
      'Here is what I want for Christmas: that you sit down and stay sitting.',
      'The potatoes will call if they need you.',
      'Merry Christmas, and I mean it about the chair.',
    ],
  }),
  child('right-size', 'picture', {
    warm: [
      'Of all the things Christmas ever brought into this family, I like having you best.',
      'You were never once the wrong size.',
      'Merry Christmas, with all my love.',
    ],
  }),
  child('early', 'light', {
    light: [
      'At Christmas you may get up as early as you like, so long as it is not to wake me.',
      'There may be chocolate before breakfast. I have seen nothing and will say nothing.',
      'Love, and good hunting.',
    ],
  }),
  partner('lights-off', 'picture', {
    warm: [
      'My favorite part of Christmas comes when everybody has gone, and it is you and me and the little lights.',
      'Nothing needs saying, and we say it for an hour.',
      'Merry Christmas, my love.',
    ],
  }),
  partner('present', 'light', {
    light: [
      'I looked everywhere for the right present, and then remembered that I already had you.',
      'I am told that one should wrap something all the same.',
      'Merry Christmas, sweetheart.',
    ],
  }),
  partner('all-i-want', 'thanks', {
    all: [
      'Another Christmas with you in it. I did not need to write a list.',
      'I have what I wanted, and it is standing next to me.',
      'All my love, today and in the plain days after.',
    ],
  }),
  sibling('who-gets-the-tree', 'light', {
    light: [
      'In the spirit of Christmas I hereby forgive everything you did to my presents.',
      'This does not include the thing with the batteries, whoever it was.',
      'Peace on earth, and dibs on the leftovers.',
    ],
  }),
  sibling('same-christmas', 'picture', {
    warm: [
      'Nobody else knows exactly what Christmas sounds like in our family. It is good to have a witness.',
      'If I start the sentence, you can finish it.',
      'Love to you, and a good rest.',
    ],
  }),
  grandparent('your-kitchen', 'picture', {
    all: [
      'Christmas has a warm place by the wall where somebody always says come and sit here. I think of you when I think of it.',
      'I hope that this year the warm place is yours.',
      'Merry Christmas, with love.',
    ],
  }),
  grandparent('stories', 'thanks', {
    warm: [
      'Please tell the old stories again this Christmas. I know how they end, and I want to hear you get there.',
      'I am listening better than I used to.',
      'With love and a merry Christmas.',
    ],
  }),
  grandchild('watching-you', 'picture', {
    warm: [
      'The best thing to look at over Christmas is not on the tree. It is you, looking at the tree.',
      'I could do it all evening, and I intend to, if only in my thoughts.',
      'Merry Christmas, with a very large hug.',
    ],
  }),
  grandchild('secret-helper', 'light', {
    light: [
      'I have asked for a Christmas with your name on it. It has been approved at the highest level.',
      'They did mention sprouts. I said we would see.',
      'Merry Christmas, and lots of love.',
    ],
  }),
  family('round-the-tree', 'picture', {
    all: [
      'Families are like strings of lights: a bit tangled, and very good to see when they are on. Merry Christmas to you.',
      'I am glad we are on the same string.',
      'Warm wishes to everybody at your end.',
    ],
  }),
  family('missing-you', 'thanks', {
    warm: [
      'Christmas makes one count the family, and smile at certain names. I smiled at yours.',
      'No reason. That is rather the point of family.',
      'I hope the season is good to you.',
    ],
  }),
  inLaw(
    'two-tables',
    'thanks',
    {
      all: [
        'Marriage gave our family two Christmas tables, and I would not be without yours. A merry Christmas to you.',
        'The cooking is only part of it.',
        'With love and thanks to everyone around it.',
      ],
    },
    { only: ['mother-in-law', 'father-in-law'] },
  ),
  inLaw('good-wishes', 'wish', {
    all: [
      'Warm Christmas wishes from our side of the family to yours.',
      'May nobody be hurried, and may there be enough chairs.',
      'I hope the new year brings us round the same table.',
    ],
  }),
  inLaw('glad-of-you', 'thanks', {
    warm: [
      'It is one of the good turns of my life that I get to send you a Christmas card as family.',
      'I do not take it lightly.',
      'I wish you peaceful days and good food.',
    ],
  }),
  friend('between', 'wish', {
    all: [
      'When the Christmas visits are done and the good shoes are off, I hope you think of your friends. One of them is thinking of you.',
      'You are the relative I picked for myself.',
      'Merry Christmas, dear friend.',
    ],
  }),
  friend('escape', 'light', {
    light: [
      'Should you need to be rescued from Christmas at any point, send one word and I shall call with an emergency.',
      'I suggest the word turnip.',
      'Until then, eat well and be merry.',
    ],
  }),
  friend('another-year', 'thanks', {
    warm: [
      'Another year of your friendship, and I never even had to write to anyone for it.',
      'If it had been in a shop I could not have afforded it.',
      'I wish you a good Christmas and a soft landing in January.',
    ],
  }),
  work('out-of-office', 'light', {
    light: [
      'It is nearly Christmas. Kindly set yourself to out of office, and mean it.',
      'The urgent things will be just as urgent in January, only later.',
      'Rest well, and eat the last cookie.',
    ],
  }),
  work('good-year', 'thanks', {
    all: [
      'Thank you for your part in this year. It went better for having you in it.',
      'I wanted to say so before everyone runs for the door.',
      'I wish you a restful Christmas and a good new year.',
    ],
  }),
  work(
    'late-light',
    'picture',
    {
      warm: [
        'I like the last hour before the holidays, when people put on their coats and become themselves.',
        'I hope your Christmas is full of that.',
        'Warm wishes to you, and to the people you are going home to.',
      ],
      formal: [
        'As the working year closes I should like to wish you a good Christmas.',
        'It has been a pleasure.',
        'May you come back rested, and not a day too soon.',
      ],
    },
    { only: ['colleague'] },
  ),
  client('trust', 'thanks', {
    all: [
      'Thank you for your trust through the year. We wish you a peaceful Christmas.',
      'It has been a pleasure to work with you.',
      'May the new year be a good one for you and your people.',
    ],
  }),
  client('rest', 'wish', {
    all: [
      'We hope your Christmas is quiet in the right places and lively in the others.',
      'The desk can look after itself for a few days.',
      'With our good wishes for the coming year.',
    ],
  }),
  client('pleasure', 'thanks', {
    all: [
      'Among the pleasures of this year we count our work with you. A merry Christmas from all of us.',
      'We say it with thanks.',
      'We look forward to another year of it.',
    ],
  }),
  client('pause', 'picture', {
    all: [
      'The best sound of the season is a telephone that does not ring. We wish you several days of it.',
      'Ours will be silent too, as our gift to you.',
      'A good Christmas, and a fresh start in January.',
    ],
  }),
  client('no-reply', 'light', {
    light: [
      'No reply is needed, there is nothing to click, and the only deadline is dinner: merry Christmas.',
      'We thought you might like one message like that.',
      'Enjoy the days.',
    ],
  }),
  client('calm', 'wish', {
    formal: [
      'We send you our good wishes for Christmas and the new year.',
      'We are grateful for the confidence you have shown us.',
      'May the days ahead bring you rest.',
    ],
  }),
  client('light-in-window', 'picture', {
    all: [
      'We hope there is a lit window waiting for you at the end of the last working day, and a merry Christmas behind it.',
      'Everything else can wait its turn.',
      'Warm regards to you and yours.',
    ],
  }),
  client('thanks-again', 'thanks', {
    all: [
      'Good clients make good years. Thank you, and merry Christmas.',
      'We hope this one was good to you as well.',
      'Our best wishes for what comes next.',
    ],
  }),
];
