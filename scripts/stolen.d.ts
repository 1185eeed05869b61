/** Processor time that the host of a virtual machine has given to others, in milliseconds: nobody here could have used it. */
export declare function stolen(): number;
