CREATE TABLE "address_book_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"takes" jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"sync" integer DEFAULT 1 NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"next_sync_at" timestamp (3) with time zone,
	"last_changes" jsonb,
	"lease" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_book_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"sync" integer NOT NULL,
	"entry_id" integer,
	"person_id" integer,
	"changed" jsonb,
	"version" integer NOT NULL,
	"picture_url" text
);
--> statement-breakpoint
CREATE TABLE "address_book_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"book_id" integer NOT NULL,
	"href" text NOT NULL,
	"server_etag" text NOT NULL,
	"etag" text,
	"uid" text,
	"state" text DEFAULT 'new' NOT NULL,
	"person_id" integer,
	"taken" jsonb,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture_url" text
);
--> statement-breakpoint
CREATE TABLE "address_books" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"href" text NOT NULL,
	"name" text NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"sync_token" text,
	"ctag" text
);
--> statement-breakpoint
ALTER TABLE "address_book_accounts" ADD CONSTRAINT "address_book_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_changes" ADD CONSTRAINT "address_book_changes_account_id_address_book_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."address_book_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_changes" ADD CONSTRAINT "address_book_changes_entry_id_address_book_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."address_book_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_changes" ADD CONSTRAINT "address_book_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_entries" ADD CONSTRAINT "address_book_entries_book_id_address_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."address_books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_entries" ADD CONSTRAINT "address_book_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_books" ADD CONSTRAINT "address_books_account_id_address_book_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."address_book_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_book_accounts_user" ON "address_book_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_book_accounts_due" ON "address_book_accounts" USING btree ("next_sync_at");--> statement-breakpoint
CREATE INDEX "address_book_changes_account" ON "address_book_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "address_book_changes_person" ON "address_book_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "address_book_changes_entry" ON "address_book_changes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "address_book_changes_picture" ON "address_book_changes" USING btree ("picture_url") WHERE "address_book_changes"."picture_url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_entries_href" ON "address_book_entries" USING btree ("book_id","href");--> statement-breakpoint
CREATE INDEX "address_book_entries_person" ON "address_book_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "address_book_entries_open" ON "address_book_entries" USING btree ("book_id") WHERE "address_book_entries"."etag" is distinct from "address_book_entries"."server_etag";--> statement-breakpoint
CREATE INDEX "address_book_entries_picture" ON "address_book_entries" USING btree ("picture_url") WHERE "address_book_entries"."picture_url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "address_books_href" ON "address_books" USING btree ("account_id","href");