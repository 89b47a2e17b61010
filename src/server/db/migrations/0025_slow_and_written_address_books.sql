ALTER TABLE "address_book_accounts" ADD COLUMN "writes_dates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "address_book_accounts" ADD COLUMN "unfinished" jsonb;--> statement-breakpoint
ALTER TABLE "address_book_accounts" ADD COLUMN "is_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "address_book_entries" ADD COLUMN "unwritable_etag" text;--> statement-breakpoint
ALTER TABLE "address_books" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;