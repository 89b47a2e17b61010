CREATE TABLE "import_entries" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"contact" jsonb NOT NULL,
	"cells" jsonb,
	"fingerprint" text NOT NULL,
	"has_dropped" boolean DEFAULT false NOT NULL,
	"duplicate_kind" text,
	"duplicate_name" text,
	"duplicate_person_id" integer,
	"duplicate_entry" integer,
	"photo_pack" integer,
	"photo_start" integer,
	"photo_bytes" integer,
	"person_id" integer,
	CONSTRAINT "import_entries_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "state" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "to_do" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "chosen" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "needs_mapping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "photo_packs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_entries_fingerprint" ON "import_entries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "import_entries_person" ON "import_entries" USING btree ("person_id");