/** A copy on a host of plain files says so in its page: nobody is asked there. */
export const hasServer = document.querySelector('meta[name="windfall-server"][content="none"]') === null;
