/** The kind of job that makes the card of one occurrence. */
export const automaticCardJobName = 'make-automatic-card';
